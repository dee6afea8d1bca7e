// From "read the code" to what it says: opening -> looking, or trouble. The camera is off whenever the reader goes away, and by itself
// after a minute in which no code was seen.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { closeCamera, drawFrame, openCamera, pixelsOf, type CameraTrouble } from '#device/camera.ts';

export type ReaderTrouble = Exclude<CameraTrouble, 'black'> | 'notLoaded' | 'nothingSeen';

export type ReaderPhase =
  | { readonly kind: 'opening' | 'looking' }
  | { readonly kind: 'trouble'; readonly trouble: ReaderTrouble };

/** The browser may ask for permission, and somebody has to find the question first. */
const PERMISSION_PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 150;
const LOOKS_FOR_MS = 60_000;

type Reader = {
  readonly phase: ReaderPhase;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
};

export function useCodeReader(onText: (text: string) => void): Reader {
  const [phase, setPhase] = useState<ReaderPhase>({ kind: 'opening' });
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  }, [onText]);
  useEffect(() => {
    const life = { isOver: false };
    const look = async (): Promise<ReaderTrouble | undefined> => {
      const [opened, decode] = await Promise.all([
        openCamera('environment', PERMISSION_PATIENCE_MS),
        loadDecoder(),
      ]);
      if (opened.kind === 'trouble') return opened.trouble === 'black' ? 'busy' : opened.trouble;
      try {
        if (!decode) return 'notLoaded';
        if (life.isOver || !video.current || !canvas.current) return undefined;
        await show(video.current, opened.stream);
        setPhase({ kind: 'looking' });
        return await readCodes({ video: video.current, canvas: canvas.current, decode, life, tell });
      } finally {
        closeCamera(opened.stream);
      }
    };
    void look().then((trouble) => {
      if (trouble && !life.isOver) setPhase({ kind: 'trouble', trouble });
    });
    return () => {
      life.isOver = true;
    };
  }, []);
  return { phase, video, canvas };
}

type Decode = (frame: ImageData) => string | undefined;

/** Fetched when somebody wants to read a code; undefined where that fails, as it does without a network. */
async function loadDecoder(): Promise<Decode | undefined> {
  try {
    const { decodeQR } = await import('qr/decode.js');
    return (frame) => {
      try {
        return decodeQR(frame);
      } catch {
        // Most frames hold no code.
        return undefined;
      }
    };
  } catch {
    return undefined;
  }
}

type Looking = {
  readonly video: HTMLVideoElement;
  readonly canvas: HTMLCanvasElement;
  readonly decode: Decode;
  readonly life: { readonly isOver: boolean };
  readonly tell: RefObject<(text: string) => void>;
};

async function readCodes({ video, canvas, decode, life, tell }: Looking): Promise<ReaderTrouble | undefined> {
  const until = performance.now() + LOOKS_FOR_MS;
  let seen: string | undefined;
  while (!life.isOver && performance.now() < until) {
    const frame = drawFrame(video, canvas);
    const text = frame ? decode(pixelsOf(frame)) : undefined;
    if (text !== undefined && text !== seen) tell.current(text);
    seen = text ?? seen;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return 'nothingSeen';
}

/** Goes on where the video cannot play yet: it gives frames later. */
async function show(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  await video.play().catch(() => undefined);
}
