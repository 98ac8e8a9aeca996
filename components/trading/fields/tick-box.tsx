// Something that is on or off, with its word beside it.
type Props = { readonly label: string; readonly title?: string; readonly on: boolean; readonly onToggle: (on: boolean) => void };

export function TickBox({ label, title, on, onToggle }: Props) {
  return (
    <label
      title={title}
      className="flex h-6 cursor-pointer items-center gap-1.5 text-2xs text-secondary hover:text-primary max-md:h-11 max-md:text-xs"
    >
      <input type="checkbox" checked={on} onChange={(event) => onToggle(event.target.checked)} className="size-3.5 accent-accent" />
      {label}
    </label>
  );
}
