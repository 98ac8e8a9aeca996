'use client';
// The list of messages with its words, which come with it: the header of a page to read carries none of them.
import { useState } from 'react';

import { LateRetry } from '#components/ui/late/late-retry.tsx';
import { LateWords } from '#lib/i18n/late-words.tsx';
import { useUser } from '#lib/session/user.ts';
import { MessageList } from './message-list.tsx';

export default function WordedMessages() {
  const user = useUser();
  const [failed, setFailed] = useState(false);
  // The same function each time: the words are asked for once.
  const [onFailed] = useState(() => () => setFailed(true));
  if (user === null) return null;
  if (failed) return <LateRetry onAgain={() => setFailed(false)} />;
  return (
    <LateWords namespace="inbox" onFailed={onFailed}>
      <MessageList userId={user.userId} inDemo={user.inDemo === true} />
    </LateWords>
  );
}
