// Loaded before the first line of the server: its Date stands where the campaign has put it, so that each arrival has a moment of its
// own and a rerun has the same ones. The product has no such switch.
const RealDate = Date;
let standsAt;

const now = () => standsAt ?? RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};

process.on('message', ({ standAt }) => {
  standsAt = standAt;
  process.send({ standsAt });
});
// The channel to the campaign must not keep a server alive that was told to end.
process.channel?.unref();
