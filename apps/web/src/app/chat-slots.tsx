import { lazy, type ReactNode } from 'react';
import { type ChatSlots, ChatSlotsProvider } from '#features/chat/chat-slots.ts';
import { separatePart } from '#ui/separate-part.tsx';

const loadModelParts = () => import('#features/models/chat-parts.tsx');

const commonSlots: ChatSlots = {
  InputMenu: lazy(async () => ({ default: (await import('#features/library/templates/slash-menu.tsx')).SlashMenu })),
  ModelPicker: separatePart(async () => (await loadModelParts()).ModelPicker),
  ToolSwitches: separatePart(async () => (await import('#features/assistant/tool-switches.tsx')).ToolSwitches),
  RegenerateWithModel: lazy(async () => ({ default: (await loadModelParts()).RegenerateWithModel })),
  ReplyModel: lazy(async () => ({ default: (await loadModelParts()).ReplyModel })),
  SelectionTools: lazy(async () => ({
    default: (await import('#features/highlights/selection-tools.tsx')).SelectionTools,
  })),
  CodePreview: lazy(async () => ({
    default: (await import('#features/documents/document-preview.tsx')).DocumentPreview,
  })),
  FilePicker: lazy(async () => ({ default: (await import('#features/files/file-picker.tsx')).FilePicker })),
  KeepFile: lazy(async () => ({ default: (await import('#features/files/keep-file.tsx')).KeepFile })),
  UserMessageActions: lazy(async () => ({
    default: (await import('#features/library/templates/save-as-template.tsx')).SaveAsTemplate,
  })),
};

/** Combines the parts that other features add to every chat with the parts that one screen adds to its chat. */
export function withCommonSlots(screenSlots: ChatSlots): ChatSlots {
  return { ...commonSlots, ...screenSlots };
}

/** Provides the parts of other features to the chats among its children; by default the parts that every chat has. */
export function WithChatSlots({ value = commonSlots, children }: { value?: ChatSlots; children: ReactNode }) {
  return <ChatSlotsProvider value={value}>{children}</ChatSlotsProvider>;
}
