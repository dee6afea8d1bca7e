// Loaded before the first line of the server: its Date can be set and stands still from then on. The product has no such switch.
const RealDate = Date;
let moved = null;

const now = () => moved ?? RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};

process.on('message', ({ moveTo }) => {
  moved = moveTo;
  process.send({ movedTo: moveTo });
});
// The channel to the test must not keep a server alive that was told to end.
process.channel?.unref();
