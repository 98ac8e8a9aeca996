// The address of another market, with the chart's interval going along.

export function withInterval(path: string): string {
  const interval = new URLSearchParams(window.location.search).get('interval');
  return `${path}${interval === null ? '' : `?interval=${encodeURIComponent(interval)}`}`;
}
