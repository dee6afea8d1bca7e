declare const KIOSK_VERSION: string;
