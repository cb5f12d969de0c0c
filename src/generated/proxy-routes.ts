import type { SchemaName } from './validators.js'

export type ProxyRoute = {
  path: string
  operationId: string
  /** Who may call it. */
  access: 'guest' | 'member'
  /** True for calls that move money; they carry `Idempotency-Key`. */
  hasIdempotencyKey: boolean
  /** True for calls that carry the visitor's `Origin`. */
  hasOrigin: boolean
  /** True for calls that carry the player's language, `Accept-Language`. */
  hasLanguage: boolean
  /** The request's schema, a key of `validators`. */
  request: SchemaName
  /** status value → the schema of the answer that carries it. */
  answers: Readonly<Record<string, SchemaName>>
  /** The session calls, which start, tell or end a session; null for every other route. */
  sessionRole: 'session' | 'sign-in' | 'sign-out' | null
  /** What the route is to a member's own limits and breaks; null: nothing. */
  protection:
    | 'game'
    | 'deposit'
    | 'withdrawal'
    | 'transfer_in'
    | 'transfer_out'
    | 'deposit_account'
    | 'deposit_list'
    | 'withdrawal_list'
    | 'deposit_cancel'
    | 'withdrawal_cancel'
    | null
  /** The backend operation behind the route; null when the proxy answers by itself. */
  backend: null | {
    path: string
    /** What the backend is sent whatever the browser sent; null: the browser's body. */
    body: Readonly<Record<string, string>> | null
    /** Field of the browser's body → its name in the backend's; null: all names are the same. */
    names: Readonly<Record<string, string>> | null
    access: 'guest' | 'member'
    answers: Readonly<Record<string, SchemaName>>
    /** What an answer without a status means; null: nothing. */
    statusIfAbsent: string | null
  }
}

export const proxyRoutes = [
  {
    "path": "/api/routes/session",
    "operationId": "session",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "authenticated": "SessionRunning",
      "unauthenticated": "SessionNone"
    },
    "sessionRole": "session",
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/logout",
    "operationId": "logout",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "SignOutAnswer"
    },
    "sessionRole": "sign-out",
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/get-sessions",
    "operationId": "getSessions",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "OwnSessions"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/end-sessions",
    "operationId": "endSessions",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EndSessionsRequest",
    "answers": {
      "success": "OwnSessions"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/member-events",
    "operationId": "memberEvents",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "figures": "FiguresEvent",
      "balances": "BalancesEvent",
      "deposits": "DepositsEvent",
      "withdrawals": "WithdrawalsEvent",
      "ended": "EndedEvent",
      "replaced": "ReplacedEvent"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/report-vitals",
    "operationId": "reportVitals",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "VitalsReport",
    "answers": {
      "success": "VitalsTaken"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/get-site-settings",
    "operationId": "getSiteSettings",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "SiteSettingsRequest",
    "answers": {
      "success": "SiteSettings"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/get-protection",
    "operationId": "getProtection",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/set-limit",
    "operationId": "setLimit",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "SetLimitRequest",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/confirm-limit",
    "operationId": "confirmLimit",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ConfirmLimitRequest",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/start-break",
    "operationId": "startBreak",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "StartBreakRequest",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/set-reality-check",
    "operationId": "setRealityCheck",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "SetRealityCheckRequest",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/answer-reality-check",
    "operationId": "answerRealityCheck",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AnswerRealityCheckRequest",
    "answers": {
      "success": "ProtectionFacts"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/get-money-record",
    "operationId": "getMoneyRecord",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "MoneyRecord"
    },
    "sessionRole": null,
    "protection": null,
    "backend": null
  },
  {
    "path": "/api/routes/check-user-id",
    "operationId": "checkUserId",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "CheckIdRequest",
    "answers": {
      "success": "Success",
      "alread_have_user": "AlreadHaveUser"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/check_user_id",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "Success",
        "alread_have_user": "AlreadHaveUser"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/check-user-nick",
    "operationId": "checkUserNick",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "CheckNickRequest",
    "answers": {
      "success": "Success",
      "alread": "Alread"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/check_user_nick",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "Success",
        "alread": "Alread"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/user-do-login",
    "operationId": "userDoLogin",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "LoginRequest",
    "answers": {
      "authenticated": "SignedIn",
      "pass": "WrongPassword",
      "wait": "LoginApproval",
      "time": "Time"
    },
    "sessionRole": "sign-in",
    "protection": null,
    "backend": {
      "path": "/public/user/do_login",
      "body": null,
      "names": {
        "id": "id",
        "pw": "pw"
      },
      "access": "guest",
      "answers": {
        "authenticated": "LoginAuthenticated",
        "pass": "WrongPassword",
        "wait": "LoginApproval",
        "time": "Time"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/get-member",
    "operationId": "getMember",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "MemberAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/get_member",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "MemberAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-reg-domain",
    "operationId": "getRegDomain",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": true,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RegDomain",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/getRegDomain",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "RegDomain",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/money-to-point",
    "operationId": "moneyToPoint",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/money_to_point",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "balance": "NotEnoughBalance"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/point-to-money",
    "operationId": "pointToMoney",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PointsRequest",
    "answers": {
      "success": "Wallet",
      "low_point": "LowPoint"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/point_to_money",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "low_point": "LowPoint"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/user-register",
    "operationId": "userRegister",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "RegisterRequest",
    "answers": {
      "success": "Success",
      "alread_have_user": "AlreadHaveUser",
      "alread": "Alread",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/reg",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "Success",
        "alread_have_user": "AlreadHaveUser",
        "alread": "Alread",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/change-to-point",
    "operationId": "changeToPoint",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/user_chang_to_point",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "balance": "NotEnoughBalance"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/change-password",
    "operationId": "changePassword",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ChangePasswordRequest",
    "answers": {
      "success": "Success",
      "pass": "WrongPassword",
      "time": "Time"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/user_exchange_to_pass",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Success",
        "pass": "WrongPassword",
        "time": "Time"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/user-health-check",
    "operationId": "userHealthCheck",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "HealthAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/user/user_health_check",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "HealthAnswer"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/get-advertisement",
    "operationId": "getAdvertisement",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "AdvertisementAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/advertisement",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "AdvertisementAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/del-all-help",
    "operationId": "delAllHelp",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RemovedAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/delete_all_help",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "RemovedAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/del-all-notes",
    "operationId": "delAllNotes",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "RemovedAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/delete_all_notes",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "RemovedAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/user-del-note",
    "operationId": "userDelNote",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "IgnoredBody",
    "answers": {
      "success": "Success",
      "already": "Already"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/delete_note",
      "body": {},
      "names": null,
      "access": "member",
      "answers": {
        "success": "Success",
        "already": "Already"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/get-user-note",
    "operationId": "getUserNote",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "GetNoteAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/get_note",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "GetNoteAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-help-list",
    "operationId": "getHelpList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "HelpListAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/help_list",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "HelpListAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/read-help-message",
    "operationId": "readHelpMessage",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "InquiryRead",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/help_read",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "InquiryRead",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-note-list",
    "operationId": "getNoteList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "NoteListRequest",
    "answers": {
      "success": "NoteListAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/note_list",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "NoteListAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-notice-popup",
    "operationId": "getNoticePopup",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "NoticePopupAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/notice_popup",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "NoticePopupAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-user-notices",
    "operationId": "getUserNotices",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "NoticesAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/notices",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "NoticesAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/reset-password",
    "operationId": "resetPassword",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ResetPasswordRequest",
    "answers": {
      "success": "Success",
      "cant_find_code": "CantFindCode",
      "time": "Time"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/password_reset_without_login",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "Success",
        "cant_find_code": "CantFindCode",
        "time": "Time"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/read-all-notes",
    "operationId": "readAllNotes",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "ReadAllNotesAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/read_all_notes",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "ReadAllNotesAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/read-note-message",
    "operationId": "readNoteMessage",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "NoteRead",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/read_note",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "NoteRead",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/user-write-help",
    "operationId": "userWriteHelp",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WriteInquiryRequest",
    "answers": {
      "success": "InquiryWritten",
      "wait": "Wait"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/community/write_help",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "InquiryWritten",
        "wait": "Wait"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/user-ask-account",
    "operationId": "userAskAccount",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "InquiryWritten",
      "wait": "Wait",
      "limit": "LimitReached",
      "break": "OnBreak",
      "reality_check": "RealityCheckDue"
    },
    "sessionRole": null,
    "protection": "deposit_account",
    "backend": {
      "path": "/public/community/write_help",
      "body": {
        "kind": "account"
      },
      "names": null,
      "access": "member",
      "answers": {
        "success": "InquiryWritten",
        "wait": "Wait"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-casino-setting",
    "operationId": "getCasinoSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "CasinoSettingAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_casino_setting",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "CasinoSettingAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-in-game-balance",
    "operationId": "getInGameBalance",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "InGameBalanceAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_in_game_balance",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "InGameBalanceAnswer"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/get-bets-list",
    "operationId": "getBetsList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "BetsRequest",
    "answers": {
      "success": "BetsAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_slot_bets_list",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "BetsAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-slot-by-company",
    "operationId": "getSlotByCompany",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "SlotsByCompanyRequest",
    "answers": {
      "success": "SlotGames",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_slot_by_company",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "SlotGames",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-slot-setting",
    "operationId": "getSlotSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "SlotSettingAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_slot_setting",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "SlotSettingAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-sport-setting",
    "operationId": "getSportSetting",
    "access": "guest",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "SportSettingAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/slot/get_sport_setting",
      "body": null,
      "names": null,
      "access": "guest",
      "answers": {
        "success": "SportSettingAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/open-game",
    "operationId": "openGame",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": true,
    "request": "OpenGameRequest",
    "answers": {
      "success": "GameAddress",
      "time": "Time",
      "balance": "NotEnoughBalance",
      "cant_find_code": "CantFindCode",
      "limit": "LimitReached",
      "break": "OnBreak",
      "reality_check": "RealityCheckDue"
    },
    "sessionRole": null,
    "protection": "game",
    "backend": {
      "path": "/public/slot/open_game",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "GameAddress",
        "time": "Time",
        "balance": "NotEnoughBalance",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/transfer-in",
    "operationId": "transferIn",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance",
      "limit": "LimitReached",
      "break": "OnBreak",
      "reality_check": "RealityCheckDue"
    },
    "sessionRole": null,
    "protection": "transfer_in",
    "backend": {
      "path": "/public/slot/user_transfer_in",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "balance": "NotEnoughBalance"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/transfer-out",
    "operationId": "transferOut",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "AmountRequest",
    "answers": {
      "success": "Wallet",
      "balance": "NotEnoughBalance"
    },
    "sessionRole": null,
    "protection": "transfer_out",
    "backend": {
      "path": "/public/slot/user_withdraw",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "balance": "NotEnoughBalance"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/apply-user-deposit",
    "operationId": "applyUserDeposit",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ApplyDepositRequest",
    "answers": {
      "success": "DepositApplied",
      "wait": "Wait",
      "time": "Time",
      "limit": "LimitReached",
      "break": "OnBreak",
      "reality_check": "RealityCheckDue"
    },
    "sessionRole": null,
    "protection": "deposit",
    "backend": {
      "path": "/public/balance/apply_user_deposit",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "DepositApplied",
        "wait": "Wait",
        "time": "Time"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/apply-user-withdraw",
    "operationId": "applyUserWithdraw",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ApplyWithdrawRequest",
    "answers": {
      "success": "WithdrawalApplied",
      "balance": "NotEnoughBalance",
      "wait": "Wait",
      "time": "Time"
    },
    "sessionRole": null,
    "protection": "withdrawal",
    "backend": {
      "path": "/public/balance/apply_user_withdraw",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "WithdrawalApplied",
        "balance": "NotEnoughBalance",
        "wait": "Wait",
        "time": "Time"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-deposit-lock",
    "operationId": "getDepositLock",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "LockAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/balance/get_balance_deposit_lock",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "LockAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-withdraw-lock",
    "operationId": "getWithdrawLock",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "LockAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/balance/get_balance_withdraw_lock",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "LockAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-deposit-list",
    "operationId": "getDepositList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "DepositListRequest",
    "answers": {
      "success": "DepositListAnswer"
    },
    "sessionRole": null,
    "protection": "deposit_list",
    "backend": {
      "path": "/public/balance/get_deposit_list",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "DepositListAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-withdraw-list",
    "operationId": "getWithdrawList",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WithdrawListRequest",
    "answers": {
      "success": "WithdrawListAnswer"
    },
    "sessionRole": null,
    "protection": "withdrawal_list",
    "backend": {
      "path": "/public/balance/get_withdraw_list",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "WithdrawListAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/del-user-deposit",
    "operationId": "delUserDeposit",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "Success",
      "already": "Already",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": "deposit_cancel",
    "backend": {
      "path": "/public/balance/user_del_deposit",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Success",
        "already": "Already",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/del-user-withdraw",
    "operationId": "delUserWithdraw",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "ItemRequest",
    "answers": {
      "success": "Success",
      "already": "Already",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": "withdrawal_cancel",
    "backend": {
      "path": "/public/balance/user_del_withdraw",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Success",
        "already": "Already",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": null
    }
  },
  {
    "path": "/api/routes/roll-to-balance",
    "operationId": "rollToBalance",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PointsRequest",
    "answers": {
      "success": "Wallet",
      "low_point": "LowPoint"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/balance/user_roll_to_balance",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "Wallet",
        "low_point": "LowPoint"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-deposit-payment",
    "operationId": "getDepositPayment",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "PaymentOptionsAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/pay/get_payment",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "PaymentOptionsAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/get-withdrawal-payment",
    "operationId": "getWithdrawalPayment",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "EmptyBody",
    "answers": {
      "success": "PaymentOptionsAnswer"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/pay/get_payment_withdraw",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "PaymentOptionsAnswer"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/apply-deposit-payment",
    "operationId": "applyDepositPayment",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PaymentDepositRequest",
    "answers": {
      "success": "PaymentDepositApplied",
      "wait": "Wait",
      "time": "Time",
      "cant_find_code": "CantFindCode",
      "limit": "LimitReached",
      "break": "OnBreak",
      "reality_check": "RealityCheckDue"
    },
    "sessionRole": null,
    "protection": "deposit",
    "backend": {
      "path": "/public/pay/deposit",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "PaymentDepositApplied",
        "wait": "Wait",
        "time": "Time",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/apply-withdrawal-payment",
    "operationId": "applyWithdrawalPayment",
    "access": "member",
    "hasIdempotencyKey": true,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "PaymentWithdrawalRequest",
    "answers": {
      "success": "WithdrawalApplied",
      "balance": "NotEnoughBalance",
      "wait": "Wait",
      "already": "Already",
      "cant_find_code": "CantFindCode",
      "time": "Time"
    },
    "sessionRole": null,
    "protection": "withdrawal",
    "backend": {
      "path": "/public/pay/withdrawal",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "WithdrawalApplied",
        "balance": "NotEnoughBalance",
        "wait": "Wait",
        "already": "Already",
        "cant_find_code": "CantFindCode",
        "time": "Time"
      },
      "statusIfAbsent": "success"
    }
  },
  {
    "path": "/api/routes/withdrawal-launcher",
    "operationId": "withdrawalLauncher",
    "access": "member",
    "hasIdempotencyKey": false,
    "hasOrigin": false,
    "hasLanguage": false,
    "request": "WithdrawalLauncherRequest",
    "answers": {
      "success": "WithdrawalTicket",
      "wait": "Wait",
      "time": "Time",
      "cant_find_code": "CantFindCode"
    },
    "sessionRole": null,
    "protection": null,
    "backend": {
      "path": "/public/pay/withdrawal_launcher",
      "body": null,
      "names": null,
      "access": "member",
      "answers": {
        "success": "WithdrawalTicket",
        "wait": "Wait",
        "time": "Time",
        "cant_find_code": "CantFindCode"
      },
      "statusIfAbsent": "success"
    }
  }
] as const satisfies readonly ProxyRoute[]
