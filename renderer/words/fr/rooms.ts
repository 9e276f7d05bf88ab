import { consentWords } from './rooms/consent.ts';
import { editorWords } from './rooms/editor.ts';
import { historyWords } from './rooms/history.ts';
import { lookBackWords } from './rooms/lookBack.ts';
import { settingsWords } from './rooms/settings.ts';
import { studyWords } from './rooms/study.ts';
import { trainingWords } from './rooms/training.ts';
import type { RoomWords } from '../translation.ts';

/** The words of rooms and drawers, in French. */
export const frRooms: RoomWords = {
  ...consentWords,
  ...editorWords,
  ...historyWords,
  ...lookBackWords,
  ...settingsWords,
  ...studyWords,
  ...trainingWords,
};
