import { useEffect, useState } from 'react';

type QrCodeProps = { readonly text: string; readonly label: string; readonly className?: string | undefined };

/** A code for cameras, drawn as one path. What makes it comes only when one is drawn. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const dark = useModules(text);
  if (!dark) return null;
  const size = dark.length;
  const path = dark
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Four light squares around it, as scanners want. */
const QUIET_ZONE = 4;

function useModules(text: string): readonly (readonly boolean[])[] | undefined {
  const [dark, setDark] = useState<readonly (readonly boolean[])[] | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    import('qr').then(
      ({ encodeQR }) => {
        if (isCurrent) setDark(encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE }));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return dark;
}
