import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeCamera, isBlackFrame, openCamera, toCameraTrouble } from './camera.ts';

function aStream() {
  const stop = vi.fn();
  return { stop, stream: { getTracks: () => [{ stop }] } as unknown as MediaStream };
}

function withCamera(getUserMedia: (wanted: MediaStreamConstraints) => Promise<MediaStream>): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
});

describe('turning the camera on', () => {
  it('asks for the front camera and never for sound', async () => {
    const wanted: MediaStreamConstraints[] = [];
    const { stream } = aStream();
    withCamera((asked) => {
      wanted.push(asked);
      return Promise.resolve(stream);
    });

    const opened = await openCamera();

    expect(opened).toEqual({ kind: 'open', stream });
    expect(wanted).toMatchObject([{ audio: false, video: { facingMode: 'user' } }]);
  });

  it('says that there is none where the browser has none', async () => {
    expect(await openCamera()).toEqual({ kind: 'trouble', trouble: 'missing' });
  });

  it('gives up after three seconds and turns off what comes later', async () => {
    const { stream, stop } = aStream();
    let comes: (stream: MediaStream) => void = () => undefined;
    withCamera(() => new Promise((resolve) => (comes = resolve)));

    const opening = openCamera();
    await vi.advanceTimersByTimeAsync(3_000);
    const opened = await opening;
    comes(stream);
    await vi.advanceTimersByTimeAsync(0);

    expect(opened).toEqual({ kind: 'trouble', trouble: 'busy' });
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('reads the error %s as %s', (name, trouble) => {
    expect(toCameraTrouble(new DOMException('no', name))).toBe(trouble);
  });
});

it('turns every track off', () => {
  const { stream, stop } = aStream();

  closeCamera(stream);

  expect(stop).toHaveBeenCalledOnce();
});

describe('a black frame', () => {
  const frameOf = (level: number) => new Uint8ClampedArray(640 * 480 * 4).fill(level);

  it('is one in which nothing is to be seen', () => {
    expect(isBlackFrame(frameOf(6))).toBe(true);
  });

  it('is not a dark room with a face in it', () => {
    const frame = frameOf(6);
    frame.fill(90, 400_000, 700_000);

    expect(isBlackFrame(frame)).toBe(false);
  });
});
