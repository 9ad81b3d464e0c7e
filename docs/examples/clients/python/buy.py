"""Buys the first product of the shop with the client that openapi-generator makes for Python, and shows two failures.

Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
"""

import json
import os

import shop_client as shop


def report(*values):
    print(json.dumps(values))


def report_failure(call, answer):
    failure = answer.actual_instance
    assert isinstance(failure, shop.Failure)
    report(call, "failure", failure.code, failure.message)


def data_of(answer):
    """The data of a success; a failure is an error."""
    if isinstance(answer.actual_instance, shop.Failure):
        raise RuntimeError(answer.actual_instance)
    return answer.actual_instance.data


settings = shop.Configuration(host=os.environ["SHOP_URL"])
client = shop.ApiClient(settings)
products, orders, cart = shop.ProductApi(client), shop.OrderApi(client), shop.CartApi(client)

page = data_of(products.product_list(limit=3))
card = page.list[0]
report("productList", page.total, card.store_name, card.price, card.ot_price)

product = data_of(products.product_detail(card.id))
sku = min(product.product_value.values(), key=lambda one: one.id)
report("productDetail", product.product_info.store_name, product.product_info.price, sku.id, sku.weight)

categories = data_of(products.product_categories())
report("productCategories", len(categories), categories[0].name, len(categories[0].child_list))

ways = data_of(shop.LoginApi(client).login_methods())
report("loginMethods", ways.google_open, ways.facebook_app_id, ways.visitor_open)

# A guest has no account, and this product does not exist.
report_failure("userInfo", shop.UserApi(client).user_info())
report_failure("productDetail", products.product_detail(99999999))

person = shop.EmailLogin(email=os.environ["SHOP_EMAIL"], password=os.environ["SHOP_PASSWORD"])
session = data_of(shop.LoginApi(client).email_login(person))
report("emailLogin", session.uid, session.nike_name, session.email, session.phone, session.type)
settings.api_key["token"] = session.token

user = data_of(shop.UserApi(client).user_info())
report("userInfo", user.nickname, user.email, user.user_type, user.integral)

counts = data_of(orders.order_center_counts())
report("orderCenterCounts", counts.un_paid_count, counts.refund_count)

book = data_of(shop.AddressApi(client).address_list())
home = book.list[0]
report("addressList", book.total, home.real_name, home.post_code, home.is_default)

data_of(cart.cart_save([shop.CartAddItem(product_id=card.id, product_attr_unique=sku.id, cart_num=2)]))
report("cartSave")

store = data_of(cart.cart_list(is_valid=True))[0]
line = store.cart_info_list[0]
report("cartList", store.mer_name, line.product_attr_unique, line.price, line.cart_num)

lines = shop.PreOrderCreate(
    pre_order_type=shop.PreOrderType.SHOPPING_CART, order_details=[shop.PreOrderItem(shopping_cart_id=line.id)]
)
pre_order_no = data_of(orders.pre_order_create(lines)).pre_order_no
report("preOrderCreate", pre_order_no)

order = shop.OrderCreate(
    pre_order_no=pre_order_no, address_id=home.id, pay_type=shop.PayType.CARD, pay_channel=shop.PayChannel.PC
)
report("orderCreate", data_of(orders.order_create(order)).order_no)
