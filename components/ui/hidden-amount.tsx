// The sign in place of an amount that nobody may read over the shoulder, and the button that hides and shows.
import { Eye, EyeOff } from 'lucide-react';

/** As wide whatever is hidden: its length would tell. `label`: what is heard in its place. */
export function HiddenAmount({ label }: { readonly label: string }) {
  return (
    <>
      <span aria-hidden>***</span>
      <span className="sr-only">{label}</span>
    </>
  );
}

type Props = { readonly shown: boolean; readonly label: string; readonly onChange: (shown: boolean) => void };

export function EyeButton({ shown, label, onChange }: Props) {
  return (
    <button
      type="button"
      onClick={() => onChange(!shown)}
      aria-label={label}
      aria-pressed={!shown}
      title={label}
      className="grid size-8 shrink-0 place-items-center rounded text-muted hover:bg-surface-2 hover:text-primary max-md:size-11"
    >
      {shown ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
    </button>
  );
}
