// The receiver of coins that would be sent. An e-mail address is shown back as it was written, whether somebody has it or not: it is not a
// way to ask who is here.
import * as z from 'zod/mini';

import { defineCall, fromUser } from '#lib/contract/call.ts';
import { receiverName } from '#lib/contract/money/internal-transfer.ts';
import { reading } from '#lib/contract/wire/body.ts';

export const getReceiver = defineCall({
  name: 'getReceiver',
  path: 'v1/assets/withdraw/internal/receiver',
  ...fromUser({ audience: 'main', scope: 'withdraw', rateClass: 'funding' }),
  request: reading({ receiver: receiverName }),
  response: z.object({ masked: z.string() }),
  errors: ['unknownReceiver', 'receiverByIdOnly', 'receiverIsSelf'],
});
