// Tells whether an address is that of this very machine.
export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
