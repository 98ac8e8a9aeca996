// The list of messages together with its words: pages to read carry neither.
import { withLateWords } from '#lib/i18n/late-words.tsx';
import { OwnMessages } from './own-messages.tsx';

export const wordedMessages = () => withLateWords('inbox', async () => OwnMessages);
