// Loaded before the first line of the server: its Date stands where the campaign has put it, so that each arrival has a moment of its
// own and a rerun has the same ones. Each request brings its moment along. The product has no such switch. Without a moment to stand
// at, the clock is left alone.
import { Server } from 'node:http';

const HEADER = 'x-campaign-clock';
const RealDate = Date;

if (process.env.CAMPAIGN_CLOCK !== undefined) standAt(Number(process.env.CAMPAIGN_CLOCK));

function standAt(first) {
  let standsAt = first;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      if (parts.length === 0) super(standsAt);
      else super(...parts);
    }

    static now() {
      return standsAt;
    }
  };

  // Where two serve, each hears what the time is while the other is asked.
  process.on('message', ({ now }) => {
    standsAt = Math.max(standsAt, now);
  });

  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...parts) {
    const moment = event === 'request' ? parts[0].headers[HEADER] : undefined;
    if (moment !== undefined) standsAt = Number(moment);
    return emit.call(this, event, ...parts);
  };
}

// A campaign that was ended leaves no server behind.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
