// A number in a list, with what it is counted in.
export function NumberCell({ text, unit }: { readonly text: string; readonly unit?: string | undefined }) {
  return (
    <bdi dir="ltr" className="tabular-nums text-primary">
      {text}
      {unit === undefined ? null : <span className="text-muted"> {unit}</span>}
    </bdi>
  );
}
