import type { Vault } from '../../lan/identity.ts';

/** The part of Electron's `safeStorage` that this takes. */
interface SafeStorage {
  isEncryptionAvailable(): boolean;
  getSelectedStorageBackend(): string;
  encryptString(text: string): Buffer;
  decryptString(kept: Buffer): string;
}

/** Secrets as the system keeps them. Where a Linux desktop has no keyring, Electron would only hide them: the file's mode protects as much. */
export function systemVault(storage: SafeStorage, platform: NodeJS.Platform = process.platform): Vault {
  const isSafe = (): boolean =>
    storage.isEncryptionAvailable() && (platform !== 'linux' || storage.getSelectedStorageBackend() !== 'basic_text');
  return {
    protect(text) {
      try {
        return isSafe() ? storage.encryptString(text).toString('base64') : undefined;
      } catch {
        return undefined;
      }
    },
    reveal(kept) {
      try {
        return storage.decryptString(Buffer.from(kept, 'base64'));
      } catch {
        return undefined;
      }
    },
  };
}
