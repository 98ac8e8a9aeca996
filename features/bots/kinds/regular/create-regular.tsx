'use client';
// Around the page on which an auto-invest is made.
import { CreateBot, type CreateProps } from '../../create/state/create-bot.tsx';
import { regularForm } from './regular-form.ts';

export const CreateRegular = (props: CreateProps) => <CreateBot form={regularForm} {...props} />;
