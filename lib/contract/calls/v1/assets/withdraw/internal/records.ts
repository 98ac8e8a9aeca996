// The coins that the user has sent to other users, and has received from them, newest first.
import { defineCall, fromUser } from '#lib/contract/call.ts';
import { internalTransfer } from '#lib/contract/money/internal-transfer.ts';
import { reading } from '#lib/contract/wire/body.ts';
import { pageAnswer, rowPageFields } from '#lib/contract/wire/list-fields.ts';

export const getInternalTransfers = defineCall({
  name: 'getInternalTransfers',
  path: 'v1/assets/withdraw/internal/records',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ ...rowPageFields }),
  response: pageAnswer(internalTransfer),
});
