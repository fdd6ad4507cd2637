"""Trains once for each left-out source, several runs at a time, and predicts for what was left out.

    python leave_one_out.py --data DIR --cache DIR --out FOLDER --tag NAME [--parts a b,c] -- [options of train.py]"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# A source whose classes no other source has (dryfruit) cannot be left out; small ones go beside a large one.
PARTS = [
    "fooddetector,aifyb,iagi",
    "yaman,smallice,clovery",
    "moodbites,hcmus,lvistest",
    "foodingredients,kerala,burger,egggrade",
    "grocerystore,epicure,supermarket,fajar,vegseg,mbg,chickenset",
]
HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    own, extra = sys.argv[1:], []
    if "--" in own:
        extra, own = own[own.index("--") + 1 :], own[: own.index("--")]
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--cache", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--tag", required=True)
    p.add_argument("--parts", nargs="*", default=PARTS)
    p.add_argument("--at-once", type=int, default=5)
    p.add_argument("--mixes", default="1")
    a = p.parse_args(own)

    def one(part):
        out = os.path.join(a.out, f"{a.tag}-{part.replace(',', '+')}")
        command = [
            sys.executable,
            os.path.join(HERE, "train.py"),
            "--data",
            a.data,
            "--cache",
            a.cache,
            "--out",
            out,
        ]
        return subprocess.run(
            command + ["--hold-out", part, "--mixes", a.mixes, "--save-every", "100000", *extra]
        ).returncode

    with ThreadPoolExecutor(a.at_once) as pool:
        sys.exit(max(pool.map(one, a.parts)))


if __name__ == "__main__":
    main()
