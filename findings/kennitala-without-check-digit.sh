#!/usr/bin/env bash
# stdnum still refuses the Icelandic numbers that are given out since 18 February 2026.
#
# Þjóðskrá (Registers Iceland) announced that numbers given out since that day need not have the check digit in the ninth place ("kennitölur
# án vartölu", skra.is). The two libraries that Icelanders keep have dropped the check; the one that knows the numbers of the whole world has
# not, and its answer is a plain "invalid" that cannot be told from a mistyped number.
#
#   kennitala 3.1.2      takes both
#   is-kennitala 1.1.0   takes both, by its default
#   stdnum 1.12.0        IS.kennitala refuses the number without the digit (InvalidChecksum)
#
# The numbers are made up (running numbers begin with 20): the first has the digit that the old reckoning asks for, the second has not.
#
# Seen:
#   2002260030 kennitala true is-kennitala true stdnum true
#   2002260080 kennitala true is-kennitala true stdnum false InvalidChecksum
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund kennitala@3.1.2 is-kennitala@1.1.0 stdnum@1.12.0

cat >read.mjs <<'JS'
import { isValidKennitala } from 'is-kennitala';
import kennitala from 'kennitala';
import { stdnum } from 'stdnum';

for (const number of ['2002260030', '2002260080']) {
  const { isValid, error } = stdnum.IS.kennitala.validate(number);
  const said = [`stdnum ${isValid}`, ...(error ? [error.name] : [])].join(' ');
  console.log(number, `kennitala ${kennitala.isValid(number)} is-kennitala ${isValidKennitala(number)} ${said}`);
}
JS

node read.mjs | tee seen
sed -n '/^# Seen:/,/^set /s/^#   //p' "$script" | diff - seen && echo 'As it was seen.'
