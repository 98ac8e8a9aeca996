// The two ends of an address, by which people know it again.
export const shortAddress = (address: string): string => (address.length > 22 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address);
