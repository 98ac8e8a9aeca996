// Opens a session for somebody who has shown who he is, in whichever way: by password, second step or passkey.
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ userId: z.string(), address: z.string(), device: z.string() });

/** Reached by our own code alone: it has no address. */
export const openSession = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: 'POST', body }, async (context) => {
      const { internalAdapter } = context.context;
      const { userId, address, device } = context.body;
      const user = await internalAdapter.findUserById(userId);
      if (user === null) throw new Error('a session was asked for nobody');
      const session = await internalAdapter.createSession(userId, false, { ipAddress: address, userAgent: device });
      await setSessionCookie(context, { session, user });
      return context.json({ sessionId: session.id });
    }),
  },
} satisfies BetterAuthPlugin;
