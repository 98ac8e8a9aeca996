// The mark of the product: a meridian over a globe.
export function Logo() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="10.5" stroke="var(--accent)" strokeWidth="2" />
      <path d="M12 1.5c4.6 5.6 4.6 15.4 0 21M12 1.5c-4.6 5.6-4.6 15.4 0 21" stroke="var(--accent)" strokeWidth="2" />
      <path d="M3 12h18" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
