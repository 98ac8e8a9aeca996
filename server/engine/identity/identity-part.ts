// The part of the core about accounts as such: their owners, and which exchange it is.
import type { Part } from '../part.ts';
import type { IdentityCommand } from './identity-command.ts';
import { identityCommands } from './identity-commands.ts';
import { identityImage } from './identity-image.ts';
import { identityViews } from './identity-views.ts';

export const identityPart = {
  commands: identityCommands,
  image: identityImage,
  invariants: [],
  views: identityViews,
  due: null,
} satisfies Part<IdentityCommand>;
