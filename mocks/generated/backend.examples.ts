/** operationId → status → the contract's example; one that would only say its status is left out. */
export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
 "checkUserId": {},
 "checkUserNick": {},
 "doLogin": {
  "authenticated": {
   "status": "authenticated",
   "token": "b7Gq0s3kVtYx9mPzL2nW5cRe",
   "user": {
    "userId": "demo",
    "nick": "데모",
    "phone": "010-1234-5678",
    "level": 3,
    "balance": 1250000,
    "in_balance": 300000,
    "rolling": 18400,
    "bankname": "국민은행",
    "bankOwner": "김데모",
    "banknum": "123456-04-123456",
    "noteCount": 2,
    "helpCount": 0
   }
  }
 },
 "getMember": {
  "success": {
   "status": "success",
   "member": {
    "user": {
     "userId": "demo",
     "nick": "데모",
     "phone": "010-1234-5678",
     "level": 3,
     "balance": 1250000,
     "in_balance": 300000,
     "rolling": 18400,
     "bankname": "국민은행",
     "bankOwner": "김데모",
     "banknum": "123456-04-123456",
     "noteCount": 2,
     "helpCount": 0
    },
    "registeredAt": "2025-03-02T11:20:00+09:00",
    "lastLoginAt": "2026-11-19T23:10:30+09:00"
   }
  }
 },
 "getRegDomain": {
  "success": {
   "status": "success",
   "code": "MARU"
  }
 },
 "moneyToPoint": {
  "success": {
   "status": "success",
   "balance": 1200000,
   "gameMoney": 300000,
   "rolling": 68400
  }
 },
 "pointToMoney": {
  "success": {
   "status": "success",
   "balance": 1260000,
   "gameMoney": 300000,
   "rolling": 8400
  }
 },
 "register": {},
 "userChangToPoint": {
  "success": {
   "status": "success",
   "balance": 1250000,
   "gameMoney": 250000,
   "rolling": 68400
  }
 },
 "userExchangeToPass": {},
 "userHealthCheck": {
  "success": {
   "status": "success",
   "user": {
    "userId": "demo",
    "nick": "데모",
    "phone": "010-1234-5678",
    "level": 3,
    "balance": 1250000,
    "in_balance": 300000,
    "rolling": 18400,
    "bankname": "국민은행",
    "bankOwner": "김데모",
    "banknum": "123456-04-123456",
    "noteCount": 2,
    "helpCount": 0
   },
   "noteCount": 2,
   "helpCount": 0
  }
 },
 "advertisement": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 1,
     "title": "콤프 전환",
     "content": "모인 콤프를 보유금으로 전환하세요.",
     "place": "/comp"
    }
   ]
  }
 },
 "deleteAllHelp": {
  "success": {
   "status": "success",
   "count": 3
  }
 },
 "deleteAllNotes": {
  "success": {
   "status": "success",
   "count": 3
  }
 },
 "deleteNote": {},
 "getNote": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 31,
     "title": "환영합니다",
     "createdAt": "2026-11-20T09:00:00+09:00",
     "readAt": null
    }
   ]
  }
 },
 "helpList": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 12,
     "title": "입금 계좌 문의",
     "createdAt": "2026-11-20T20:00:00+09:00",
     "answeredAt": null,
     "readAt": null
    }
   ]
  }
 },
 "helpRead": {
  "success": {
   "status": "success",
   "help": {
    "id": 12,
    "title": "입금 계좌 문의",
    "createdAt": "2026-11-20T20:00:00+09:00",
    "answeredAt": "2026-11-20T20:06:00+09:00",
    "readAt": "2026-11-20T20:30:00+09:00",
    "content": "어느 계좌로 입금하면 되나요?",
    "answer": "국민은행 000000-00-000000 계좌로 입금해 주세요."
   }
  }
 },
 "noteList": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 31,
     "title": "환영합니다",
     "createdAt": "2026-11-20T09:00:00+09:00",
     "readAt": null
    }
   ],
   "total": 1
  }
 },
 "noticePopup": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 2,
     "title": "입금 계좌 변경",
     "content": "입금 전에 계좌를 꼭 확인해 주세요."
    }
   ]
  }
 },
 "notices": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 5,
     "title": "정기 점검 안내",
     "content": "11월 25일 04:00부터 05:00까지 점검이 있습니다.",
     "createdAt": "2026-11-19T15:00:00+09:00"
    }
   ]
  }
 },
 "passwordResetWithoutLogin": {},
 "readAllNotes": {
  "success": {
   "status": "success",
   "count": 2
  }
 },
 "readNote": {
  "success": {
   "status": "success",
   "note": {
    "id": 31,
    "title": "환영합니다",
    "createdAt": "2026-11-20T09:00:00+09:00",
    "readAt": "2026-11-20T09:30:00+09:00",
    "content": "가입해 주셔서 감사합니다."
   }
  }
 },
 "writeHelp": {
  "success": {
   "status": "success",
   "help": {
    "id": 12,
    "title": "입금 계좌 문의",
    "createdAt": "2026-11-20T20:00:00+09:00",
    "answeredAt": null,
    "readAt": null
   }
  }
 },
 "getCasinoSetting": {
  "success": {
   "status": "success",
   "casiono": [
    {
     "code": "haneul-live",
     "nameKo": "하늘 라이브",
     "nameEn": "Haneul Live"
    }
   ]
  }
 },
 "getInGameBalance": {
  "success": {
   "status": "success",
   "gameMoney": 300000,
   "balance": 1250000,
   "rolling": 18400,
   "userId": "demo"
  }
 },
 "getSlotBetsList": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 901,
     "kind": "slot",
     "company": "dalbit-play",
     "nameKo": "달빛 정원",
     "nameEn": "Moonlit Garden",
     "bet": 1000,
     "win": 2500,
     "placedAt": "2026-11-20T22:01:09+09:00"
    }
   ],
   "total": 1
  }
 },
 "getSlotByCompany": {
  "success": {
   "status": "success",
   "games": [
    {
     "code": "dalbit-play-001",
     "nameKo": "달빛 정원",
     "nameEn": "Moonlit Garden"
    }
   ]
  }
 },
 "getSlotSetting": {
  "success": {
   "status": "success",
   "slot": [
    {
     "code": "dalbit-play",
     "nameKo": "달빛 플레이",
     "nameEn": "Dalbit Play"
    }
   ]
  }
 },
 "getSportSetting": {
  "success": {
   "status": "success",
   "sport": [
    {
     "code": "hanbok-sports",
     "nameKo": "한복 스포츠",
     "nameEn": "Hanbok Sports"
    }
   ]
  }
 },
 "openGame": {
  "success": {
   "status": "success",
   "gameUrl": "https://games.example.com/play?ticket=5f0c9f3b"
  }
 },
 "userTransferIn": {
  "success": {
   "status": "success",
   "balance": 1200000,
   "gameMoney": 350000,
   "rolling": 18400
  }
 },
 "userWithdraw": {
  "success": {
   "status": "success",
   "balance": 1300000,
   "gameMoney": 250000,
   "rolling": 18400
  }
 },
 "applyUserDeposit": {
  "success": {
   "status": "success",
   "deposit": {
    "id": 41,
    "amount": 500000,
    "status": "wait",
    "requestedAt": "2026-11-20T21:14:05+09:00",
    "settledAt": null
   }
  }
 },
 "applyUserWithdraw": {
  "success": {
   "status": "success",
   "withdrawal": {
    "id": 17,
    "amount": 200000,
    "status": "wait",
    "requestedAt": "2026-11-20T22:40:00+09:00",
    "settledAt": null,
    "bankname": "국민은행",
    "banknum": "123456-04-123456"
   }
  }
 },
 "getBalanceDepositLock": {
  "success": {
   "status": "success",
   "locked": false,
   "reason": null,
   "until": null
  }
 },
 "getBalanceWithdrawLock": {
  "success": {
   "status": "success",
   "locked": false,
   "reason": null,
   "until": null
  }
 },
 "getDepositList": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 41,
     "amount": 500000,
     "status": "wait",
     "requestedAt": "2026-11-20T21:14:05+09:00",
     "settledAt": null
    },
    {
     "id": 40,
     "amount": 300000,
     "status": "already",
     "requestedAt": "2026-11-18T10:02:41+09:00",
     "settledAt": "2026-11-18T10:05:12+09:00"
    }
   ],
   "total": 2
  }
 },
 "getWithdrawList": {
  "success": {
   "status": "success",
   "list": [
    {
     "id": 17,
     "amount": 200000,
     "status": "wait",
     "requestedAt": "2026-11-20T22:40:00+09:00",
     "settledAt": null,
     "bankname": "국민은행",
     "banknum": "123456-04-123456"
    }
   ],
   "total": 1
  }
 },
 "userDelDeposit": {},
 "userDelWithdraw": {},
 "userRollToBalance": {
  "success": {
   "status": "success",
   "balance": 1260000,
   "gameMoney": 300000,
   "rolling": 8400
  }
 },
 "getPayment": {
  "success": {
   "status": "success",
   "list": [
    {
     "code": "bank-link",
     "nameKo": "계좌 이체",
     "nameEn": "Bank transfer",
     "minAmount": 10000,
     "maxAmount": 5000000
    }
   ]
  }
 },
 "getPaymentWithdraw": {
  "success": {
   "status": "success",
   "list": [
    {
     "code": "bank-link",
     "nameKo": "계좌 이체",
     "nameEn": "Bank transfer",
     "minAmount": 10000,
     "maxAmount": 5000000
    }
   ]
  }
 },
 "payDeposit": {
  "success": {
   "status": "success",
   "deposit": {
    "id": 42,
    "amount": 500000,
    "status": "reg",
    "requestedAt": "2026-11-20T21:14:05+09:00",
    "settledAt": null
   },
   "instruction": "국민은행 000000-00-000000 계좌로 신청한 금액을 그대로 이체해 주세요."
  }
 },
 "payWithdrawal": {
  "success": {
   "status": "success",
   "withdrawal": {
    "id": 18,
    "amount": 200000,
    "status": "reg",
    "requestedAt": "2026-11-20T22:40:00+09:00",
    "settledAt": null,
    "bankname": "국민은행",
    "banknum": "123456-04-123456"
   }
  }
 },
 "withdrawalLauncher": {
  "success": {
   "status": "success",
   "ticket": "wt-4b1d7c0e9a2f5831",
   "minAmount": 10000,
   "maxAmount": 3000000,
   "expiresAt": "2026-11-20T22:50:00+09:00"
  }
 }
}

/** operationId → an answer of orval's factory, the same for the same seed, where there is no example. */
export const factories: Readonly<Record<string, (seed: number) => Promise<unknown>>> = {
}
