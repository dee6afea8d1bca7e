#!/usr/bin/env bash
# date-holidays has the First Day of Summer of Iceland a week early in years in which 18 April is a Thursday.
#
# Sumardagurinn fyrsti, a public holiday (Law 88/1971), is the first Thursday after 18 April, so it lies between 19 and 25 April.
#
#   date-holidays 3.37.0   takes 18 April itself where that is a Thursday (2024, 2030, 2041, 2047 ...)
#   fridagar 4.2.2         does not
#
# In 2030 it so falls onto Maundy Thursday, one holiday of the year is lost, and 25 April is a day of work. Whoever pays by such a calendar
# pays holiday rates a week too early.
#
# Seen:
#   2023 date-holidays 2023-04-20 fridagar 2023-04-20 days 16 and 16
#   2024 date-holidays 2024-04-18 fridagar 2024-04-25 days 16 and 16
#   2029 date-holidays 2029-04-19 fridagar 2029-04-19 days 16 and 16
#   2030 date-holidays 2030-04-18 fridagar 2030-04-25 days 15 and 16
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund date-holidays@3.37.0 fridagar@4.2.2

cat >read.mjs <<'JS'
import Holidays from 'date-holidays';
import { getHolidays } from 'fridagar';

const world = new Holidays('IS');
for (const year of [2023, 2024, 2029, 2030]) {
  const theirs = world.getHolidays(year, 'is').filter(({ type }) => type === 'public');
  const icelandic = getHolidays(year).map(({ key, date }) => ({ key, day: date.toISOString().slice(0, 10) }));
  const daysOf = (dates) => new Set(dates).size;
  console.log(
    year,
    `date-holidays ${theirs.find(({ name }) => name === 'Sumardagurinn fyrsti').date.slice(0, 10)}`,
    `fridagar ${icelandic.find(({ key }) => key === 'sumar1').day}`,
    `days ${daysOf(theirs.map(({ date }) => date.slice(0, 10)))} and ${daysOf(icelandic.map(({ day }) => day))}`,
  );
}
JS

TZ=UTC node read.mjs | tee seen
sed -n '/^# Seen:/,/^set /s/^#   //p' "$script" | diff - seen && echo 'As it was seen.'
