// The names that a browser gives to what it sends and keeps: sent twice under one name, it is done once.

/** 128 random bits. Pages that are not served over https have no randomUUID. */
export function newClientId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
