// The camera of the tablet: on only while somebody stands before it, a small JPEG out, and a reason when there is none. Waiting for
// a camera must never hold a punch back, so every way to hang ends after three seconds.

export type CameraTrouble = 'missing' | 'busy' | 'denied' | 'black';

export type OpenedCamera =
  | { readonly kind: 'open'; readonly stream: MediaStream }
  | { readonly kind: 'trouble'; readonly trouble: CameraTrouble };

export const CAMERA_GIVES_UP_MS = 3_000;

const WIDTH = 640;
const HEIGHT = 480;
const MOST_BYTES = 60 * 1024;
const QUALITIES = [0.7, 0.5, 0.3];

/**
 * Turns a camera on. The caller turns the stream off with {@link closeCamera}.
 * @param facing `user` for the one that looks at who stands there, `environment` for the one at the back
 * @param givesUpMs how long the browser, and anyone it asks for permission, may take
 */
export async function openCamera(
  facing: 'user' | 'environment' = 'user',
  givesUpMs = CAMERA_GIVES_UP_MS,
): Promise<OpenedCamera> {
  const devices = (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) return { kind: 'trouble', trouble: 'missing' };
  let isLate = false;
  const late = new Promise<OpenedCamera>((resolve) => {
    setTimeout(() => {
      isLate = true;
      resolve({ kind: 'trouble', trouble: 'busy' });
    }, givesUpMs);
  });
  const wanted = { facingMode: facing, width: { ideal: WIDTH }, height: { ideal: HEIGHT } };
  const asked = devices.getUserMedia({ video: wanted, audio: false }).then(
    (stream): OpenedCamera => {
      // Nobody waits for it any more, so its light must not stay on.
      if (isLate) closeCamera(stream);
      return { kind: 'open', stream };
    },
    (error: unknown): OpenedCamera => ({ kind: 'trouble', trouble: toCameraTrouble(error) }),
  );
  return Promise.race([asked, late]);
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

const BY_NAME: Record<string, CameraTrouble> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
};

/** What the browser's error means for a person; a camera that fails for any other reason is in use or broken. */
export function toCameraTrouble(error: unknown): CameraTrouble {
  return (error instanceof DOMException ? BY_NAME[error.name] : undefined) ?? 'busy';
}

/** Draws what the camera sees now onto a canvas of 640 by 480, cut at the sides rather than squeezed. */
export function drawFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
): CanvasRenderingContext2D | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.max(WIDTH / videoWidth, HEIGHT / videoHeight);
  const [width, height] = [videoWidth * scale, videoHeight * scale];
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  return context;
}

/** A lens cap, a hand, or a camera that the system has cut off: every pixel is near black. */
export function isBlackFrame(pixels: Uint8ClampedArray): boolean {
  const EVERY_NTH = 4 * 97;
  for (let at = 0; at < pixels.length; at += EVERY_NTH) {
    if (Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > 20) return false;
  }
  return true;
}

export function seesOnlyBlack(context: CanvasRenderingContext2D): boolean {
  return isBlackFrame(pixelsOf(context).data);
}

/** The frame that was drawn, dot by dot. */
export function pixelsOf(context: CanvasRenderingContext2D): ImageData {
  return context.getImageData(0, 0, WIDTH, HEIGHT);
}

/** The picture on the canvas as a JPEG of 60 KiB or less. */
export async function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    smallest = blob ?? smallest;
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return smallest;
}
