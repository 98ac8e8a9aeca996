// The mark of what is the exchange's own among what is its users'.
export function HouseBadge({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <span title={about} className="rounded bg-surface-3 px-1 py-0.5 text-2xs font-normal text-secondary">
      {name}
    </span>
  );
}
