// Links and moves into another language: the cookie of the language goes along.
import { createNavigation } from 'next-intl/navigation';

import { routing } from './routing.ts';

export const { Link: LanguageLink, useRouter: useLanguageRouter } = createNavigation(routing);
