// The part of the core about orders in the books.
import type { Part } from '../part.ts';
import { brokenBooks } from './broken-books.ts';
import type { OrderCommand } from './order-command.ts';
import { orderCommands } from './order-commands.ts';
import { orderImage } from './order-image.ts';
import { orderViews } from './order-views.ts';

export const ordersPart = {
  commands: orderCommands,
  image: orderImage,
  invariants: [brokenBooks],
  views: orderViews,
  due: null,
} satisfies Part<OrderCommand>;
