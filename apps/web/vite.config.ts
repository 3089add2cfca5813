import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAtOnce } from './compile-at-once.ts';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';
import { preloadScreens } from './preload-screens.ts';
import { prerenderPages } from './prerender-pages.ts';
import { stripSchemas } from './strip-schemas.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Modules of the first load, by their paths. */
const firstLoad = [
  'node_modules/(react|react-dom|react-router|scheduler|zod|@tanstack)/',
  'lucide-react/dist/esm/(create|Icon|default|shared|context|icons/(eye|rotate-cw))',
  'packages/contract/src/(identity|primitives|endpoint|errors)',
  'src/(features/identity/(identity.messages|use-change-time-zone)|app/layouts/(frame.messages|use-theme))[.]',
  'src/lib/(after-paint|api|api-error|task-of-its-own|browser-storage|messages|query-client|viewer|theme|use-media-query)[.]',
  'src/ui/(button|spinner|cx|skeleton|input|plain-icon-button|visually-hidden|tooltip|floating-class|lazy-module|surfaces|text-link|toast-store|card|use-(?!toast))',
];

/** The frame around the signed-in screens: many small modules. */
const frame = [
  'lucide-react/dist/esm/icons/(bell|check|chevron-.*|copy|file-text|folders|flag|inbox|info|list-checks|log-out)[.]',
  'lucide-react/dist/esm/icons/(menu|message-square|messages-square|pencil|search|settings|trash-2|trash|upload|user)[.]',
  'lucide-react/dist/esm/icons/(calendar-.*|graduation-cap|lightbulb|trending-up|sparkles|text-align-start)[.]',
  'lucide-react/dist/esm/icons/(chart-no-axes-column|rotate-ccw-clock|layers|list-todo|image|folder-open|landmark)[.]',
  'lucide-react/dist/esm/icons/(user-round|sliders-horizontal)[.]',
  'src/ui/(avatar|badge|icon-button|sheet|dialog|textarea|popover|menu|overlay-class)[.]',
  'src/lib/(app-events|dates|when-idle|local-time|use-optimistic-mutation|defined-fields)[.]',
  'src/app/(start-new-chat|layouts/use-full-name)[.]',
  'src/features/sorting/review-summary.api',
  'packages/contract/src/(categories|conversations|events|notifications|search|sorting|subscription|suggestions|trash)[.]',
  'packages/contract/src/(imports|learning|archive|reports|tasks)[.]',
];

/** What every screen with a chat shares: the new chat, a conversation and the floating assistant. */
const chat = [
  'src/features/chat/(chat-slots|chat.messages|chosen-model|message-tree|thread-rows|open-chat|use-draft|chat-header|shown-conversation|use-jump-target)[.]',
  'src/features/chat/(settings/new-chat(-button)?|markdown/markdown|starter-grid|dictation/speech-engine)[.]',
  'lucide-react/dist/esm/icons/message-circle-dashed[.]',
  'src/features/suggestions/suggestions.(api|messages)',
  'src/lib/(preset-model|draft-files)[.]',
  'packages/contract/src/(models|documents|assistant)[.]',
];

/** Dialogs, menus and notices, with the libraries that place them: loaded at the first interaction. */
const surfaces = ['src/ui/((dialog|sheet|confirm|menu|popover)-surface|toast-viewport)[.]'];

/** What the messages of a chat share with the renderer of their text. */
const messages = ['src/features/chat/(turn.messages|copy-button|files/link-citations|markdown/code-block)[.]'];

/** What an empty chat loads once it is painted: the starters, the line of the archive, the tools of its input. */
const chatParts = [
  'src/features/chat/(archive-line|starters|starter-list|starters.api|files/file-parts|dictation/dictation-button)[.]',
  'src/features/(assistant/tool-switches|models/chat-parts)[.]',
];

/** What these tools share with the settings. */
const modelParts = ['src/features/(assistant/assistant.api|models/(models.api|model-text))[.]'];

/** What the progress of an import shares with the screens of the imports. */
const importParts = ['src/features/imports/(running-import|import-stage|upload-store)[.]'];

/** What the frame loads once it is painted. */
const frameParts = ['src/features/notifications/notification-bell[.]', 'src/app/assistant-widget[.]'];

/** Small parts that many screens load after their first paint. */
const parts = [
  'lucide-react/dist/esm/icons/(camera|circle-question-mark|file-code|file-spreadsheet|file-up|message-circle-question-mark)[.]',
  'lucide-react/dist/esm/icons/(milestone|paperclip|presentation|shuffle|star|x)[.]',
  'lucide-react/dist/esm/icons/(download|external-link|highlighter)[.]',
  'src/lib/(bytes|dollars|flat-text|found-files|upload-file|use-debounced-value|use-file-drop|use-latest)[.]',
  'src/lib/use-(now|painted)',
  'src/ui/(checkbox|chip-class|choice-group|file-icon|progress|required-rise|search-box)[.]',
  'src/features/chat/attachment.messages[.]',
  'packages/contract/src/readable-text[.]',
];

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    stripSchemas(),
    prerenderPages(),
    preloadFont(),
    preloadScreens(),
    // The scripts of the first load, and those that the first reply waits for.
    compileAtOnce([
      'core',
      'app',
      'frame',
      'chat',
      'workspace-frame',
      'chat-slots',
      'chat-thread',
      'messages',
      'markdown-renderer',
    ]),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    // Keeps the Host header of the browser: the server compares it with the Origin header.
    proxy: Object.fromEntries(
      ['/api', '/mcp', '/oauth', '/.well-known'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
  // A worker loads parts of itself when it needs them.
  worker: { format: 'es' },
  build: {
    // light-dark() and OKLCH are left as they are; older engines would get a polyfill of every token.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    // No file becomes a data: address, because the Content-Security-Policy refuses these for fonts.
    assetsInlineLimit: 0,
    // Every browser that can run the app preloads modules by itself.
    modulePreload: { polyfill: false },
    // Lists for each file the files that it imports; .size-limit.mjs finds the scripts of a screen by this list.
    manifest: true,
    rolldownOptions: {
      input: { app: here('index.html'), landing: here('landing.html') },
      output: {
        // Joins dozens of modules into one file, which compresses better. Separate files would be cached longer, but
        // that gains less.
        codeSplitting: {
          groups: [
            { name: 'core', test: new RegExp(firstLoad.join('|')) },
            { name: 'frame', test: new RegExp(frame.join('|')) },
            { name: 'chat', test: new RegExp(chat.join('|')) },
            { name: 'parts', test: new RegExp(parts.join('|')) },
            { name: 'surfaces', test: new RegExp(surfaces.join('|')) },
            { name: 'messages', test: new RegExp(messages.join('|')) },
            { name: 'import-parts', test: new RegExp(importParts.join('|')) },
            { name: 'model-parts', test: new RegExp(modelParts.join('|')) },
            { name: 'frame-parts', test: new RegExp(frameParts.join('|')) },
            { name: 'chat-parts', test: new RegExp(chatParts.join('|')) },
          ],
        },
      },
    },
  },
});
