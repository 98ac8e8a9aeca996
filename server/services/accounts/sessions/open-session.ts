// Opens a session for somebody who has shown who he is, in whichever way: by password, second step or passkey; and gives one that goes on another token.
import { randomBytes } from 'node:crypto';
import type { BetterAuthPlugin, Session } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const body = z.object({ userId: z.string(), address: z.string(), device: z.string() });

const renewed = z.object({ sessionId: z.string() });

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
    /** The former token is none from then on. */
    renewSession: createAuthEndpoint.serverOnly({ method: 'POST', body: renewed }, async (context) => {
      const { adapter, internalAdapter } = context.context;
      const { sessionId } = context.body;
      const update = { token: randomBytes(24).toString('base64url') };
      const session = await adapter.update<Session>({ model: 'session', where: [{ field: 'id', value: sessionId }], update });
      const user = session === null ? null : await internalAdapter.findUserById(session.userId);
      if (session === null || user === null) throw new Error('a session that is not there was to be renewed');
      await setSessionCookie(context, { session, user });
      return context.json({ sessionId });
    }),
  },
} satisfies BetterAuthPlugin;
