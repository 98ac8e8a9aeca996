'use client';
// The messages to whoever is logged in.
import { useUser } from '#lib/session/user.ts';
import { MessageList } from './message-list.tsx';

export function OwnMessages() {
  const user = useUser();
  return user === null ? null : <MessageList userId={user.userId} inDemo={user.inDemo === true} />;
}
