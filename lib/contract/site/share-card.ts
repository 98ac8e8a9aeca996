// The cards that can be shared. The specification gives the codes and no names: which code means what is our reading.
export const ShareCardType = {
  // Cards of futures: shown at the desk of a contract.
  openPosition: 1,
  closedPosition: 2,
  periodResult: 3,
  // Cards of spot: the profit of a coin since it was bought.
  spotHolding: 4,
  // Cards of bots: one that runs, one that has ended, and one that is offered to others.
  runningBot: 5,
  endedBot: 6,
  offeredStrategy: 63,
  // Cards of copy trading: the lead trader, a position that was copied, and the profit of following.
  leadTrader: 7,
  copiedPosition: 8,
  followerResult: 9,
  // Cards of rewards: an invitation, and the standing in an event.
  invitation: 69,
  event: 81,
} as const;
export type ShareCardType = (typeof ShareCardType)[keyof typeof ShareCardType];

export const shareCardTypes: readonly ShareCardType[] = Object.values(ShareCardType);
