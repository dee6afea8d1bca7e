// One request of a socket at a time. Node hands over every request that it finds in what a socket has sent: a thousand short ones in a
// single read would all be answered, and their answers held, before the first was read.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client that sends ahead sends a few. Whoever has sent more at once is cut off before they are worked on. */
const MOST_WAITING = 32;

/** Then the client opens another. Its last answer says so and ends the socket; Node's own limit would leave it open and answer 503. */
const MOST_IN_ALL = 1_000;

type Turn = readonly [request: IncomingMessage, response: ServerResponse];
type Line = { isBusy: boolean; readonly waiting: Turn[]; begun: number };

const lines = new WeakMap<Socket, Line>();

/** Calls the listener for the next request of a socket once the answer before has been taken. The order stays. */
export function inTurn(listener: RequestListener): RequestListener {
  return (request, response) => {
    const line = lineOf(request.socket);
    if (line.isBusy) wait(request.socket, line, [request, response]);
    else begin(line, [request, response]);
  };

  function begin(line: Line, [request, response]: Turn): void {
    line.isBusy = true;
    line.begun += 1;
    if (line.begun >= MOST_IN_ALL) response.shouldKeepAlive = false;
    response.once('close', () => goOn(request.socket, line));
    listener(request, response);
  }

  function goOn(socket: Socket, line: Line): void {
    line.isBusy = false;
    const next = line.waiting.shift();
    if (next === undefined || socket.destroyed) return;
    if (line.waiting.length === 0) socket.resume();
    begin(line, next);
  }
}

function wait(socket: Socket, { waiting }: Line, turn: Turn): void {
  if (waiting.length >= MOST_WAITING) {
    waiting.length = 0;
    socket.destroy();
    return;
  }
  if (socket.destroyed) return;
  waiting.push(turn);
  // What else it sends stays in the network until it is its turn.
  socket.pause();
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known !== undefined) return known;
  const line = { isBusy: false, waiting: [], begun: 0 };
  lines.set(socket, line);
  return line;
}
