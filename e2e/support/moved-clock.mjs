// Loaded before the first line of the server: its Date can be set and runs on from there, as a clock does; one that stood still
// would make every tablet look as if somebody had changed its clock. The product has no such switch. CLOCK_BEGINS: what it is set to at first.
const RealDate = Date;
const begins = process.env.CLOCK_BEGINS;
let ahead = begins === undefined ? 0 : RealDate.parse(begins) - RealDate.now();

const now = () => RealDate.now() + ahead;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};

process.on('message', ({ id, asked, given }) => {
  if (asked !== 'clock') return;
  ahead = given.moveBy ?? given.moveTo - RealDate.now();
  process.send({ id, answer: ahead });
});
// The channel to the test must not keep a server alive that was told to end.
process.channel?.unref();
