// A placeholder for a list that will come.
export function ListWaiting() {
  return (
    <div aria-hidden className="flex flex-col gap-2 p-3">
      {[0, 1, 2, 3].map((row) => (
        <span key={row} className="h-6 animate-pulse rounded bg-surface-2" />
      ))}
    </div>
  );
}
