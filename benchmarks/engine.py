"""The speed of the engine, beside catanatron; the same as `kanly bench`.

python benchmarks/engine.py [--json] [--alone]
"""

import typer

from kanly.cli.bench import bench

if __name__ == "__main__":
    typer.run(bench)
