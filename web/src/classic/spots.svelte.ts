/** Places on the map as things to be pointed at: what is lit, picked, barred, and how it is told. */
import { t } from "../lib/i18n.svelte";
import type { Table } from "../lib/table.svelte";
import { LOCATIONS, TERRITORIES } from "./map/geometry";
import type { Place, Route } from "./map/types";
import { way } from "./map/graph";
import { hints } from "./plan.svelte";
import { ownHouses, type Model } from "./read";
import { factionName, leaderName, placeName } from "./names";
import * as ref from "./refs";

export class Spots {
  readonly #table: () => Table;
  readonly #model: () => Model;

  constructor(table: () => Table, model: () => Model) {
    this.#table = table;
    this.#model = model;
  }

  get table(): Table {
    return this.#table();
  }

  get model(): Model {
    return this.#model();
  }

  /** The things that stand for a location: itself, and its territory. */
  #refs(slug: string): string[] {
    return [...new Set([ref.at(slug), ref.around(slug)])];
  }

  lit(slug: string): boolean {
    return this.#refs(slug).some((each) => this.table.can(each));
  }

  picked(slug: string): boolean {
    return this.#refs(slug).some((each) => this.table.picked.includes(each));
  }

  marked(slug: string): boolean {
    return this.#refs(slug).some((each) => this.table.lit.has(each));
  }

  /** The territory from which the last group was chosen to move. */
  #from = "";

  /** Where own forces stand in that territory: what is about to move. */
  get moving(): string[] {
    const own = ownHouses(this.table);
    return (TERRITORIES.get(this.#from)?.locations ?? []).filter((slug) =>
      this.model.places
        .get(slug)
        ?.stacks.some((stack) => own.some((house) => house.faction === stack.faction)),
    );
  }

  pick(slug: string): void {
    if (this.table.decision?.kind === "move") this.#from = LOCATIONS.get(slug)!.territory;
    const found = this.#refs(slug).find(
      (each) => this.table.can(each) || this.table.picked.includes(each),
    );
    if (found !== undefined) this.table.pick(found);
  }

  /** Say why not, or what it is. */
  async show(slug: string, at: Element): Promise<void> {
    const reason = await this.table.explain(ref.at(slug));
    if (reason === null) this.table.show(ref.around(slug), at, true);
  }

  stormy(slug: string): boolean {
    const { storm } = this.model;
    return storm > 0 && this.sector(slug) === storm;
  }

  sector(slug: string): number {
    return LOCATIONS.get(slug)?.sector ?? 0;
  }

  /** Why forces cannot go there: the storm, a full stronghold. */
  barred(slug: string): string | null {
    const why = hints(this.table).barred[slug];
    return why === undefined ? null : t(`board-barred-${why}`);
  }

  /** What is there, in words. */
  contents(slug: string): string {
    const place: Place | undefined = this.model.places.get(slug);
    if (place === undefined) return "";
    const parts = place.stacks.flatMap(({ faction, forces, starred, advisors }) => {
      const name = factionName(this.table, faction);
      return [
        forces > 0 ? t("board-there-forces", { faction: name, n: forces }) : "",
        starred > 0 ? t("board-there-starred", { faction: name, n: starred }) : "",
        advisors > 0 ? t("board-there-advisors", { faction: name, n: advisors }) : "",
      ];
    });
    const leaders = place.leaders.map(({ slug: leader }) => leaderName(this.table, leader));
    const spice = place.spice > 0 ? t("board-there-spice", { n: place.spice }) : "";
    return [...parts, ...leaders, spice].filter(Boolean).join(", ");
  }

  /** The choice that a location stands for, if it is one only. */
  #choice(slug: string): string | null {
    const refs = this.#refs(slug);
    const about = this.lit(slug)
      ? this.table.fitting.filter((each) => each.refs.some((ref) => refs.includes(ref)))
      : [];
    return about.length === 1 ? about[0]!.choice.label : null;
  }

  /** Everything about a location in one line; first what pointing at it does. */
  describe(slug: string): string {
    const territory = TERRITORIES.get(LOCATIONS.get(slug)!.territory)!;
    const choice = this.#choice(slug);
    return [
      choice ?? placeName(this.table, slug),
      t(`board-ground-${territory.kind}`),
      this.stormy(slug) ? t("board-in-storm") : "",
      this.contents(slug),
      choice === null && this.lit(slug) ? t("board-can-choose") : (this.barred(slug) ?? ""),
    ]
      .filter(Boolean)
      .join(" · ");
  }

  /** How a group from some locations would go to another: the way of the first that has one. */
  route(from: string[], to: string): Route | null {
    const { barred } = hints(this.table);
    const closed = new Set(Object.keys(barred).filter((slug) => barred[slug] === "full"));
    for (const start of from) {
      const steps = way(start, to, this.model.storm, closed);
      if (steps !== null) return { from: start, steps, label: "" };
    }
    return null;
  }
}
