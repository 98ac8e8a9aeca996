// What can be shared as a card. The specification gives the codes and no names: which code means what is our reading.
export const ShareCardType = {
  // Of futures: shown at the desk of a contract.
  openPosition: 1,
  closedPosition: 2,
  periodResult: 3,
  // Of spot: what a coin has brought since it was bought.
  spotHolding: 4,
  // Of bots: one that runs, one that has ended, and one that is offered to others.
  runningBot: 5,
  endedBot: 6,
  offeredStrategy: 63,
  // Of copy trading: who leads, a position that was copied, and what following has brought.
  leadTrader: 7,
  copiedPosition: 8,
  followerResult: 9,
  // Of rewards: an invitation, and the standing in an event.
  invitation: 69,
  event: 81,
} as const;
export type ShareCardType = (typeof ShareCardType)[keyof typeof ShareCardType];

export const shareCardTypes: readonly ShareCardType[] = Object.values(ShareCardType);
