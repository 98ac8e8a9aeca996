// The mark of figures that were computed in part, beside those that were traded.
export function ComputedBadge({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <span title={about} className="rounded border border-dashed border-strong px-1 text-2xs font-normal text-secondary">
      {name}
    </span>
  );
}
