// Who is logged in, and what the screens show for that user.
import { z } from 'zod/mini';

import { defineCall } from '../../../../call.ts';
import { userInfo } from '../../../../user.ts';

export const userInfoCall = defineCall({
  name: 'userInfo',
  method: 'POST',
  path: 'v1/user/overview/userinfo',
  access: 'user',
  rateClass: 'read',
  request: z.object({}),
  response: userInfo,
  errors: [],
});
