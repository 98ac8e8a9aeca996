// The coins that the user has sent to other users, and has received from them, newest first.
import { defineCall, fromUser } from '../../../../../call.ts';
import { internalTransfer } from '../../../../../money/internal-transfer.ts';
import { reading } from '../../../../../wire/body.ts';
import { pageAnswer, rowPageFields } from '../../../../../wire/list-fields.ts';

export const getInternalTransfers = defineCall({
  name: 'getInternalTransfers',
  path: 'v1/assets/withdraw/internal/records',
  ...fromUser({ audience: 'main', scope: 'read', rateClass: 'read' }),
  request: reading({ ...rowPageFields }),
  response: pageAnswer(internalTransfer),
});
