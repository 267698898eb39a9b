"""The steps of a Containerfile, taken in folders that have nothing but Debian: for machines without a container engine.

It understands what deploy/Containerfile uses. It is root who may do this, and mmdebstrap makes the empty Debian.
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import msgspec

from tests import ROOT

SUITE = "bookworm"
# What the images of Python have beside Debian's smallest set of packages.
PACKAGES = "python3,python3-venv,python3-pip,python3-dev,ca-certificates"
# How this machine reaches package indexes.
NETWORK = (
    *("/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"),
    *("/etc/pip.conf", "/root/.config/pip/pip.conf"),
)


class Image(msgspec.Struct):
    """What a Containerfile has made: a folder, and how it is started."""

    root: Path
    folder: str = "/"  # in which commands run
    user: str = "root"
    command: tuple[str, ...] = ()
    health: tuple[str, ...] = ()


def instructions(text: str) -> list[tuple[str, str]]:
    """The instructions of a Containerfile: FROM, RUN, COPY, …, with what follows them."""
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word]


def build(text: str, work: Path) -> Image:
    """Takes all steps; the last stage is the image."""
    base = _empty_debian(work / "base")
    stages: dict[str, Image] = {}
    image = Image(base)
    for word, rest in instructions(text):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "image"
            image = stages[name] = Image(work / name)
            _expect("cp", "--archive", str(base), str(image.root))
        elif word == "COPY":
            _copy(rest, image, stages)
        elif word == "RUN":
            _expect(*inside(image.root, "/bin/sh", "-ec", f"cd {image.folder}\n{rest}"))
        elif word == "WORKDIR":
            image.folder = rest
            (image.root / rest.lstrip("/")).mkdir(parents=True)
        elif word == "USER":
            image.user = rest
        elif word in ("ENTRYPOINT", "CMD"):
            image.command += tuple(json.loads(rest))
        elif word == "HEALTHCHECK":
            image.health = tuple(json.loads(rest.partition("CMD ")[2]))
        elif word not in ("VOLUME", "EXPOSE", "STOPSIGNAL"):
            raise ValueError(f"what is {word}?")
    return image


def inside(root: Path, *command: str, user: str = "root") -> list[str]:
    """A command whose whole world is a folder."""
    return ["chroot", f"--userspec={user}", str(root), *command]


def read_only(image: Image, data: Path, *command: str) -> list[str]:
    """A command as the image's user, with nothing to write to but /data and /tmp."""
    root = image.root
    mounts = (
        f"mount --bind {root} {root}; mount --bind {data} {root}/data; mount -t tmpfs tmpfs {root}/tmp; "
        f"mount -t tmpfs tmpfs {root}/dev/shm; mount -t proc proc {root}/proc; mount -o remount,ro,bind {root}"
    )
    given = " ".join(f"'{word}'" for word in inside(root, *command, user=image.user))
    return ["unshare", "--mount", "/bin/sh", "-ec", f"{mounts}; exec {given}"]


def _empty_debian(root: Path) -> Path:
    _expect("mmdebstrap", "--mode=root", "--variant=minbase", f"--include={PACKAGES}", "--quiet", SUITE, str(root))
    for place in filter(os.path.exists, NETWORK):
        copied = root / place.lstrip("/")
        copied.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(place, copied)
    (root / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    (root / "dev/shm").mkdir(exist_ok=True)
    return root


def _copy(rest: str, image: Image, stages: dict[str, Image]) -> None:
    words = rest.split()
    origin = ROOT
    if words[0].startswith("--from="):
        origin = stages[words.pop(0).removeprefix("--from=")].root
    *sources, target = words
    folder = image.root / (target if target.startswith("/") else f"{image.folder}/{target}").lstrip("/")
    for source in sources:
        found = origin / source.lstrip("/")
        if found.is_dir():
            ignored = shutil.ignore_patterns("*.so", "__pycache__")
            shutil.copytree(
                found, folder, symlinks=True, dirs_exist_ok=True, ignore=ignored if origin is ROOT else None
            )
        else:
            (folder if target.endswith("/") else folder.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy(found, folder)


def _expect(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
