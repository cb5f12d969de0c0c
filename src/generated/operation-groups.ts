/** Operations by tag of the contract, and by feature of src/features that calls them. */
export const operationGroups: Readonly<Record<string, readonly string[]>> = {
  "user": [
    "checkUserId",
    "checkUserNick",
    "doLogin",
    "getMember",
    "getRegDomain",
    "moneyToPoint",
    "pointToMoney",
    "register",
    "userChangToPoint",
    "userExchangeToPass",
    "userHealthCheck"
  ],
  "community": [
    "advertisement",
    "deleteAllHelp",
    "deleteAllNotes",
    "deleteNote",
    "getNote",
    "helpList",
    "helpRead",
    "noteList",
    "noticePopup",
    "notices",
    "passwordResetWithoutLogin",
    "readAllNotes",
    "readNote",
    "writeHelp"
  ],
  "slot": [
    "getCasinoSetting",
    "getInGameBalance",
    "getSlotBetsList",
    "getSlotByCompany",
    "getSlotSetting",
    "getSportSetting",
    "openGame",
    "userTransferIn",
    "userWithdraw"
  ],
  "balance": [
    "applyUserDeposit",
    "applyUserWithdraw",
    "getBalanceDepositLock",
    "getBalanceWithdrawLock",
    "getDepositList",
    "getWithdrawList",
    "userDelDeposit",
    "userDelWithdraw",
    "userRollToBalance"
  ],
  "pay": [
    "getPayment",
    "getPaymentWithdraw",
    "payDeposit",
    "payWithdrawal",
    "withdrawalLauncher"
  ],
  "bets": [
    "getSlotBetsList"
  ],
  "game-open": [
    "openGame"
  ],
  "health-check": [
    "userHealthCheck"
  ],
  "home": [
    "advertisement"
  ],
  "inquiries": [
    "deleteAllHelp",
    "helpList",
    "helpRead",
    "writeHelp"
  ],
  "lobby": [
    "getCasinoSetting",
    "getSlotByCompany",
    "getSlotSetting",
    "getSportSetting"
  ],
  "member": [
    "getMember",
    "userExchangeToPass"
  ],
  "notes": [
    "deleteAllNotes",
    "deleteNote",
    "getNote",
    "readAllNotes",
    "readNote"
  ],
  "notices": [
    "noticePopup",
    "notices"
  ],
  "password-reset": [
    "passwordResetWithoutLogin"
  ],
  "registration": [
    "checkUserId",
    "checkUserNick",
    "getRegDomain",
    "register"
  ],
  "session": [
    "doLogin"
  ],
  "wallet": [
    "moneyToPoint",
    "userChangToPoint",
    "writeHelp",
    "getInGameBalance",
    "userTransferIn",
    "userWithdraw",
    "applyUserDeposit",
    "applyUserWithdraw",
    "getBalanceDepositLock",
    "getBalanceWithdrawLock",
    "getDepositList",
    "getWithdrawList",
    "userDelDeposit",
    "userDelWithdraw",
    "userRollToBalance",
    "getPayment",
    "getPaymentWithdraw",
    "payDeposit",
    "payWithdrawal",
    "withdrawalLauncher"
  ]
}
