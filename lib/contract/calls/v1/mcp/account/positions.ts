// The user's state in a line of contracts at this moment: positions, how each contract is traded, and the margin behind both.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { futuresAccount } from '#lib/contract/position.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { contractLine } from '#lib/contract/wire/contract-fields.ts';

export const getPositions = defineCall({
  name: 'getPositions',
  path: 'v1/mcp/account/positions',
  ...fromUser({ audience: 'everybody', scope: 'read', rateClass: 'read', method: 'GET' }),
  request: reading({ businessLine: contractLine }),
  response: futuresAccount,
});
