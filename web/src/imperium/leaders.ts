/** How the leaders look, in the words of art/bust.ts. */
export const LEADERS: Record<string, string> = {
  "leader-paul-atreides": "dawn pale #3e6b52 stillsuit curls black none soft",
  "leader-duke-leto-atreides": "green olive #2f6b4a uniform swept black none square beard",
  "leader-baron-vladimir-harkonnen": "blood pale #7d2b2e vast bald black none round jowls",
  "leader-glossu-rabban": "blood tan #59333a armour cropped black helmet square stubble",
  "leader-count-ilban-richese": "city pale #7c8fb5 collar slick ash cap lean goatee monocle",
  "leader-helena-richese": "city pale #4f5f96 gown bun umber circlet lean lips earrings",
  "leader-countess-ariana-thorvald": "desert brown #2c7d8c gown braid black net soft lips",
  "leader-earl-memnon-thorvald": "dusk dark #7a4a68 fur bald black crown square beard",
  "leader-archduke-armand-ecaz": "gold tan #8a6420 cape swept white none gaunt goatee scar",
  "leader-ilesa-ecaz": "green tan #a8743a gown waves russet none soft lips jewel",
  "leader-princess-yuna-moritani": "sister olive #6d3a78 collar topknot black net lean lips mark",
  "leader-viscount-hundro-moritani": "night olive #38405e armour slick black lens gaunt moustache",
  "leader-tessia-vernius": "sister pale #5a3f78 robe locks umber hood soft lips",
  "leader-prince-rhombur-vernius": "machine tan #357a78 uniform short blond plume round scar",
};
