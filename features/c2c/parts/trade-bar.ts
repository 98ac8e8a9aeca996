// Why somebody cannot trade with people: only registered main accounts do, and with real money only under an approved identity.
export type TradeBar = 'mainOnly' | 'identity' | 'identityInProcess';
