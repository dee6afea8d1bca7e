import { Button } from './button.tsx';

type ReadyReasonsProps = {
  /** Said to screen readers: what they are for. */
  readonly label: string;
  readonly reasons: readonly string[];
  /** What is said now. */
  readonly said: string;
  readonly onChoose: (reason: string) => void;
};

/** What is mostly said, so that nobody has to type it. */
export function ReadyReasons({ label, reasons, said, onChoose }: ReadyReasonsProps) {
  return (
    <div className="row gap-6" role="group" aria-label={label}>
      {reasons.map((reason) => (
        <Button key={reason} isPressed={reason === said} onPress={() => onChoose(reason)}>
          {reason}
        </Button>
      ))}
    </div>
  );
}
