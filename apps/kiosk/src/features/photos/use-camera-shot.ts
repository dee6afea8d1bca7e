// From "camera, please" to one picture: opening -> aiming -> taken, or trouble. At most one retake; the camera is off the moment a
// picture is kept, and whenever the screen goes away.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import {
  CAMERA_GIVES_UP_MS,
  closeCamera,
  drawFrame,
  openCamera,
  seesOnlyBlack,
  toJpeg,
  type CameraTrouble,
} from '#device/camera.ts';

export type ShotPhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'aiming' }
  | { readonly kind: 'taken'; readonly jpeg: Blob; readonly mayRetake: boolean }
  | { readonly kind: 'trouble'; readonly trouble: CameraTrouble };

type Shot = {
  readonly phase: ShotPhase;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly take: () => void;
  readonly retake: () => void;
};

const LOOK_AGAIN_MS = 250;

export function useCameraShot(): Shot {
  const [phase, setPhase] = useState<ShotPhase>({ kind: 'opening' });
  const [round, setRound] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const running = useRef<MediaStream | undefined>(undefined);

  const turnOff = useCallback(() => {
    if (running.current) closeCamera(running.current);
    running.current = undefined;
  }, []);

  useEffect(() => {
    let isCurrent = true;
    void openCamera().then(async (opened) => {
      if (opened.kind === 'trouble') {
        if (isCurrent) setPhase(opened);
        return;
      }
      if (!isCurrent) {
        closeCamera(opened.stream);
        return;
      }
      running.current = opened.stream;
      await show(video.current, opened.stream);
      setPhase({ kind: 'aiming' });
    });
    return () => {
      isCurrent = false;
      turnOff();
    };
  }, [round, turnOff]);

  const take = useCallback(() => {
    void shoot(video.current, canvas.current).then((shot) => {
      turnOff();
      setPhase(shot instanceof Blob ? { kind: 'taken', jpeg: shot, mayRetake: round === 0 } : shot);
    });
  }, [round, turnOff]);
  const retake = useCallback(() => {
    setPhase({ kind: 'opening' });
    setRound((before) => before + 1);
  }, []);
  return { phase, video, canvas, take, retake };
}

/** Goes on where the video cannot play yet: it gives frames later, and the shot waits for one. */
async function show(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  await video.play().catch(() => undefined);
}

/** A camera often begins with black frames, so black is looked at again until it is too late. */
async function shoot(
  video: HTMLVideoElement | null,
  canvas: HTMLCanvasElement | null,
): Promise<Blob | Extract<ShotPhase, { kind: 'trouble' }>> {
  const until = performance.now() + CAMERA_GIVES_UP_MS;
  while (video && canvas && performance.now() < until) {
    const frame = drawFrame(video, canvas);
    if (frame && !seesOnlyBlack(frame)) return (await toJpeg(canvas)) ?? { kind: 'trouble', trouble: 'busy' };
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return { kind: 'trouble', trouble: 'black' };
}
