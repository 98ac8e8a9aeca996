// The kinds of messages about orders between people; clients have the words (`title.<kind>` in the catalogue `inbox`).
export const c2cMessageKinds = [
  'c2cPlaced',
  'c2cPaid',
  'c2cUnpaid',
  'c2cCancelAsked',
  'c2cNotCancelled',
  'c2cAppealed',
  'c2cDecided',
  'c2cReleased',
  'c2cCancelled',
  'c2cExpired',
] as const;
export type C2cMessageKind = (typeof c2cMessageKinds)[number];
